/** The newsletter route's answer to a form. */
export type NewsletterAnswer = { subscribed: boolean };
