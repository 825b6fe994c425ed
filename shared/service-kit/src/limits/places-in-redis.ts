import type { Redis } from 'ioredis'
import { leaseSeconds, type SharedPlaces } from './places.ts'

/** Takes a place unless `ARGV[2]` are held; the clock is that of Redis. */
const takePlace = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[3] * 1000, ARGV[1])
redis.call('expire', KEYS[1], ARGV[3])
return 1`

const renewPlace = `
local time = redis.call('time')
redis.call('zadd', KEYS[1], time[1] * 1000 + ARGV[2] * 1000, ARGV[1])
redis.call('expire', KEYS[1], ARGV[2])
return 1`

const keyOf = (of: string) => `place:${of}`

/** Places as members of a sorted set of each holder, by their end. */
export function placesInRedis(redis: Redis): SharedPlaces {
  return {
    take: async ({ of, id }, max) => (await redis.eval(takePlace, 1, keyOf(of), id, max, leaseSeconds)) === 1,
    give: async ({ of, id }) => {
      await redis.zrem(keyOf(of), id)
    },
    renew: async (places) => {
      const pipeline = redis.pipeline()
      for (const { of, id } of places) pipeline.eval(renewPlace, 1, keyOf(of), id, leaseSeconds)
      await pipeline.exec()
    },
  }
}
