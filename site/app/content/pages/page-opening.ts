/**
 * How a page opens: with a still beside the heading, at its end, at its start, tall, or wide below it (decision 0268);
 * with large words over a wall or triptych that follows; with the same words centred; or with words alone.
 */
export type PageOpening = StillPlace | 'wall' | 'centred' | 'plain';

/** How a still and the heading beside it share the width. */
export type StillPlace = 'still' | 'start' | 'tall' | 'wide';
