/** What the newsletter route answers a form with. */
export type NewsletterAnswer = { subscribed: boolean };
