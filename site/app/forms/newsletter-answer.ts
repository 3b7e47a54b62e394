/** The newsletter route's answer to a form; as a page, also with what was typed. */
export type NewsletterAnswer = { subscribed: boolean; typed?: string };
