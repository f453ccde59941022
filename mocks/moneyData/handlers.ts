import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { moneyDataPaths, type SetAside } from '../../src/contract/moneyData'
import { answered, refuse } from '../answer'
import { readBody } from '../body'
import type { MockConfig } from '../config'
import { rowsSetAside } from '../setAside'
import { exportMoney } from './exportMoney'
import { resetMoney } from './resetMoney'

/** For the person, in every build; they work where the databases' own calls do not. */
export function moneyDataHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    http.get(at(moneyDataPaths.setAside), () =>
      answered(async () => Response.json(await countSetAside())),
    ),
    http.get(at(moneyDataPaths.export), () =>
      answered(async () => Response.json(await exportMoney(config))),
    ),
    http.post(at(moneyDataPaths.reset), ({ request }) =>
      answered(async () => {
        const body = await readBody(request, v.object({}))
        if ('problem' in body) return refuse(body.status, body.problem)
        await resetMoney(config)
        return Response.json({})
      }),
    ),
  ]
}

async function countSetAside(): Promise<SetAside> {
  const counts = new Map<string, number>()
  for (const { table } of await rowsSetAside()) counts.set(table, (counts.get(table) ?? 0) + 1)
  return { tables: [...counts].map(([table, rows]) => ({ table, rows })) }
}
