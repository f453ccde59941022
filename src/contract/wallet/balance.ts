import * as v from 'valibot'
import { bahtOnWire } from '../wire'

/** A player's balance: a bare number, numeric text, or an object that holds one → satang. */
export const balanceSchema = v.union([
  bahtOnWire,
  v.pipe(
    v.object({ balance: bahtOnWire }),
    v.transform(({ balance }) => balance),
  ),
  v.pipe(
    v.object({ credit: bahtOnWire }),
    v.transform(({ credit }) => credit),
  ),
])
