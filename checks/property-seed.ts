/** Property tests use the same cases on every machine; `FC_SEED=$RANDOM npm run unit` uses others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) });
