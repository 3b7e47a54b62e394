import { createReadStream } from 'node:fs';

/** Reads a file piece by piece, as it is taken; it is opened with the first piece, and closed when the stream ends. */
export function streamFile(path: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = readPieces(path);
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { value, done } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => pieces.return().then(() => {}) }, { highWaterMark: 0 });
}

async function* readPieces(path: string): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  yield* createReadStream(path);
}
