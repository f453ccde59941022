/** The three OpenAPI documents: the provider for players, the provider for staff, and the app's own `/api`. */
import { staffCalls } from '#contract/calls/admin'
import { apiCalls } from '#contract/calls/api'
import { providerCalls } from '#contract/calls/provider'
import { adminHandlers } from '../admin/handlers'
import { defaultConfig } from '../backend/backend'
import { testerHandlers } from '../backend/testers'
import { apiHandlers } from '../handlers'
import { providerHandlers } from '../provider/handlers'
import { type Described, describe } from './describe'
import type { Example, OpenApi } from './openApi'

/** Uses a path parameter as the segment, so that the handler's path equals the table's. */
const config = { ...defaultConfig, transferBankSegment: ':segment' }

const answers = `Answers are bare or in \`data\`. A text of small letters alone (\`notfound\`) is a refusal. \`x-named-by\` tells the calls of the specification from those added since.

A provider at another origin must answer the preflight of every call: \`OPTIONS\` with 2xx, \`Access-Control-Allow-Origin\`, and \`Access-Control-Allow-Headers\` that names \`Authorization\` and \`Content-Type\`. It must not redirect, and no cache may keep an answer for over a minute.`

type Part = Pick<Described, 'title' | 'description' | 'server' | 'calls' | 'handlers'>

export const parts = {
  provider: {
    title: 'The provider, for players',
    description: answers,
    server: 'https://provider.invalid',
    calls: providerCalls,
    handlers: providerHandlers(config),
  },
  admin: {
    title: 'The provider, for its staff',
    description: answers,
    server: 'https://provider.invalid',
    calls: staffCalls,
    handlers: adminHandlers(config),
  },
  api: {
    title: 'The app’s own /api',
    description: 'Answered on the device, in every build; `/api/scenarios` in simulated ones only.',
    server: '/',
    calls: apiCalls,
    handlers: [
      ...apiHandlers(config, () => Promise.reject(new Error('Nobody is asked'))),
      ...testerHandlers(config),
    ],
  },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts

/** By name: `provider`, `admin`, `api`. */
export function describeAll(
  version: string,
  examplesOf?: (name: PartName) => ReadonlyMap<string, Example>,
): Record<PartName, OpenApi> {
  const described = (name: PartName) =>
    describe({ ...parts[name], version, examples: examplesOf?.(name) })
  return { provider: described('provider'), admin: described('admin'), api: described('api') }
}
