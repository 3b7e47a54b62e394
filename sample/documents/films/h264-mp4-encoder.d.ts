// The package's own types promise named exports that its CommonJS bundle does not have under Node.
declare module 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.node.js' {
  const bundle: { createH264MP4Encoder: typeof import('h264-mp4-encoder').createH264MP4Encoder };
  export default bundle;
}
