/** Anything JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
