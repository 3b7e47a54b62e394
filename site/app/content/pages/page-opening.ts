/**
 * How a page opens: with a still beside the heading; with large words over a wall or triptych that follows; with the
 * same words centred; or with words alone.
 */
export type PageOpening = 'still' | 'wall' | 'centred' | 'plain';
