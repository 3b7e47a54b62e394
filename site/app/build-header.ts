/** The header of the router's data that names the build it was made by (decision 0162). */
export const BUILD_HEADER = 'x-build';
