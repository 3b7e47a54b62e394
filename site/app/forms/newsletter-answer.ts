/** The newsletter route's answer to a form; with what was typed, where it is a page. */
export type NewsletterAnswer = { subscribed: boolean; typed?: string };
