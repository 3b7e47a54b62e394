/** Builds the address where a content service accepts a form, beside its GraphQL address (contract notes 3, 4). */
export function buildFeedbackAddress(endpoint: string, formId: string): string {
  return `${endpoint.replace(/\/graphql\/?$/, '')}/wp-json/contact-form-7/v1/contact-forms/${formId}/feedback`;
}
