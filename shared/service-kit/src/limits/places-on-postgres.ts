import type { Pool } from 'pg'
import { leaseSeconds, type SharedPlaces } from './places.ts'

/** Places as rows of `shared.held_place`; its function counts them one after the other. */
export function placesOnPostgres(pool: Pool): SharedPlaces {
  return {
    take: async ({ of, id }, max) => {
      const { rows } = await pool.query<{ taken: boolean }>({
        name: 'take_place',
        text: 'select shared.take_place($1, $2, $3, $4) as taken',
        values: [of, id, max, leaseSeconds],
      })
      return rows[0]?.taken === true
    },
    give: async ({ id }) => {
      await pool.query({ name: 'give_place', text: 'delete from shared.held_place where id = $1', values: [id] })
    },
    renew: async (places) => {
      if (places.length > 0)
        await pool.query({
          name: 'renew_places',
          text: `insert into shared.held_place (id, held_of, held_until)
            select id, held_of, clock_timestamp() + make_interval(secs => $3) from unnest($1::uuid[], $2::text[]) as held (id, held_of)
            order by id
            on conflict (id) do update set held_until = excluded.held_until`,
          values: [places.map(({ id }) => id), places.map(({ of }) => of), leaseSeconds],
        })
      await pool.query('delete from shared.held_place where held_until < clock_timestamp()')
    },
  }
}
