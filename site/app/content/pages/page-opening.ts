/**
 * How a page opens: with its still beside the heading; with large words over a wall or triptych that follows at once;
 * with the same words centred; or with words alone.
 */
export type PageOpening = 'still' | 'wall' | 'centred' | 'plain';
