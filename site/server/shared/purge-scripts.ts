/** Scripts that the Valkey runs atomically (decision 0221). */

// Numbers start at the current time, so that they keep rising when the store has lost everything, or either of the two keys
// to its limit of memory; the empty tag has the number below which nothing is known.
const BEGIN = `
  if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[2], '') == 0 then
    local now = redis.call('TIME')
    local first = now[1] .. string.format('%06d', tonumber(now[2]))
    redis.call('SET', KEYS[1], first)
    redis.call('DEL', KEYS[2])
    redis.call('HSET', KEYS[2], '', first)
  end`;
/** Gives the tags of a purge the next number, and publishes it. */
export const RECORD = `${BEGIN}
  local number = string.format('%.0f', redis.call('INCR', KEYS[1]))
  if redis.call('HLEN', KEYS[2]) > tonumber(ARGV[3]) then
    redis.call('DEL', KEYS[2])
    redis.call('HSET', KEYS[2], '', number)
  end
  for place = 4, #ARGV do redis.call('HSET', KEYS[2], ARGV[place], number) end
  redis.call('PUBLISH', ARGV[1], number .. ' ' .. ARGV[2])
  return number`;
/** Adds more tags to a purge. */
export const EXTEND = `
  for place = 2, #ARGV do
    if tonumber(redis.call('HGET', KEYS[1], ARGV[place]) or '0') < tonumber(ARGV[1]) then
      redis.call('HSET', KEYS[1], ARGV[place], ARGV[1])
    end
  end`;
/** Reads the last number, and those of tags. */
export const READ = `${BEGIN}
  return { redis.call('GET', KEYS[1]), redis.call('HGETALL', KEYS[2]) }`;
