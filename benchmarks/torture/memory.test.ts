import { expect, test } from 'vitest';
import { judgeGrowth, type Sample } from './memory.ts';

/** Every five seconds of a soak of 30 November 2026, seed 305, in megabytes: its crawl, then half an hour, 26 compactions. */
const RECORDED = `
  172 192 211 223 229 240 252 258 244 246 264 265 261 263 264 266 269 279 284 290 295 305 301 311 312 313 314 318 322
  324 327 328 333 329 328 340 405 313 333 328 351 335 345 330 339 341 351 354 339 365 353 341 343 340 346 332 344 326
  343 380 349 355 347 350 350 318 337 332 362 332 352 365 343 346 331 357 334 345 360 364 370 309 313 343 327 361 351
  360 333 332 350 350 342 345 345 374 381 303 331 344 350 359 357 347 338 367 382 362 351 348 345 380 342 341 346 322
  352 350 342 341 364 373 345 343 354 389 359 349 370 315 334 336 341 375 354 385 358 353 351 386 368 360 348 314 336
  382 338 368 350 349 349 353 390 380 387 355 365 313 364 330 389 350 362 343 356 352 356 366 353 374 378 309 350 363
  358 367 372 364 353 368 374 365 368 354 367 318 346 389 341 349 377 359 364 380 372 376 353 375 365 330 349 348 390
  349 384 371 365 367 364 353 374 355 360 324 355 357 375 389 342 344 355 372 359 358 368 346 357 302 364 337 330 346
  370 356 350 347 342 386 364 356 362 347 359 355 341 347 351 372 365 353 358 348 358 352 353 325 347 395 350 346 381
  358 368 395 354 351 359 366 354 315 337 346 337 368 348 351 361 347 370 341 356 364 372 334 345 371 344 344 345 378
  346 375 373 389 347 360 350 339 336 364 342 348 362 351 347 356 376 355 388 364 376 317 354 346 354 388 374 359 346
  364 359 355 375 410 393 337 344 371 344 372 344 352 341 348 386 346 355 356 356 378 359 369 349 345 346 365 357 377
  352 376 347 353 359 353 339 351 341 338 356 349 357 348 356 353 354 352 355 362 338 377 342 385 387 358 360 371 361
  362 385 361 361 369 344 346 345 358 391 357 399 351 355 354 398 366 377 369
`
  .trim()
  .split(/\s+/)
  .map((megabytes, place): Sample => ({ minute: place / 12, megabytes: Number(megabytes) }));
const CRAWLED = 3;

test('a recorded soak is flat, though the least of its last minutes is 36 MB more than that of its first', () => {
  expect(judgeGrowth(RECORDED, CRAWLED)).toBeCloseTo(0.4, 1);
  const leaking = RECORDED.map(({ minute, megabytes }) => ({ minute, megabytes: megabytes + 1.5 * minute }));
  expect(judgeGrowth(leaking, CRAWLED)).toBeCloseTo(1.8, 1);
});

/** Half an hour of a process that takes 60 MB between two compactions, and keeps some for good. */
function saw({ phase, period = 1.15, kept }: { phase: number; period?: number; kept: number }): Sample[] {
  return Array.from({ length: 360 }, (_, place) => {
    const minute = place / 12;
    return { minute, megabytes: 340 + 60 * (((minute + phase) / period) % 1) + kept * minute };
  });
}

test.each([1, 1.15, 1.3, 1.7, 2, 2.5])(
  'what is kept shows, and compactions do not, whenever they come: every %f minutes',
  (period) => {
    for (let phase = 0; phase < period; phase += 0.25) {
      expect(Math.abs(judgeGrowth(saw({ phase, period, kept: 0 }), 2))).toBeLessThan(0.4);
      expect(judgeGrowth(saw({ phase, period, kept: 2 }), 2)).toBeGreaterThan(1.5);
    }
  },
);

test.each([1, 1.5, 2, 2.5, 3])('nor does it matter when the first half began: minute %f', (start) => {
  expect(Math.abs(judgeGrowth(saw({ phase: 1, kept: 0 }), start))).toBeLessThan(0.4);
});

test('a run of less than ten minutes is too short to say', () => {
  expect(
    judgeGrowth(
      saw({ phase: 0, kept: 9 }).filter(({ minute }) => minute < 9),
      0,
    ),
  ).toBe(0);
});
