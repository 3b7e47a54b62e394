/** Builds the address that a content service takes a form's posts at, beside its GraphQL address (contract notes 3, 4). */
export function buildFeedbackAddress(endpoint: string, formId: string): string {
  return `${endpoint.replace(/\/graphql\/?$/, '')}/wp-json/contact-form-7/v1/contact-forms/${formId}/feedback`;
}
