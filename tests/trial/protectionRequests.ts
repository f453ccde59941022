/** Limits, breaks and exclusions. Requests that tighten protection are never returned to the player. */
import type { Page } from '@playwright/test'
import { providerPaths } from '#contract/provider'
import type { Provider } from './provider'
import { inSheet, main, open, type RequestKind } from './requestKind'

const page = () => '/account/limits'

const card = (name: string) => (on: Page) => main(on).getByRole('region', { name })

const form = (on: Page, name: string) => main(on).getByRole('form', { name })

const limits = (status: string) => async (provider: Provider, userId: string) => {
  const protection = await provider.read(userId, providerPaths.protection(userId))
  const found = Object.assign({ limits: [] }, protection).limits
  return found.filter((limit) => Reflect.get(limit, 'status') === status).length
}

function block(name: string, title: string, button: string, period: string): RequestKind {
  return {
    name,
    path: providerPaths.exclude(),
    marks: { period },
    page,
    place: card(title),
    prepare: async (on) => {
      await open(main(on).getByRole('button', { name: button }))
      return inSheet(on, button)
    },
    received: (on) => main(on).getByText('This is now in force.'),
    protects: true,
  }
}

export const protectionRequests: RequestKind[] = [
  {
    name: 'Lower limit',
    path: providerPaths.limit(),
    marks: { kind: 'session' },
    page,
    place: card('Session limit'),
    prepare: async (on) => {
      await form(on, 'Session limit').getByRole('textbox', { name: 'Minutes' }).fill('600')
      return form(on, 'Session limit').getByRole('button', { name: 'Set limit' })
    },
    received: (on) => form(on, 'Session limit').getByText('Your limit is now in force.'),
    protects: true,
  },
  {
    name: 'Higher limit',
    path: providerPaths.limit(),
    marks: { kind: 'loss' },
    page,
    place: card('Loss limit'),
    prepare: async (on) => {
      await form(on, 'Loss limit').getByRole('textbox', { name: 'Amount' }).fill('45000')
      return form(on, 'Loss limit').getByRole('button', { name: 'Set limit' })
    },
    received: (on) => form(on, 'Loss limit').getByText('You can confirm the higher limit after'),
    after: ['Confirming a limit'],
    count: limits('waiting'),
  },
  {
    name: 'Confirming a limit',
    path: providerPaths.limitConfirm(),
    page,
    place: card('Deposit limit'),
    prepare: async (on) => main(on).getByRole('button', { name: 'Confirm the higher limit' }),
    received: (on) => main(on).getByText(/of 50,000\.00 baht used/),
  },
]

/** Requests that end everything else. */
export const blocks: [RequestKind, RequestKind] = [
  block('Break', 'Take a break', 'Start the break', '24h'),
  block('Exclusion', 'Exclude yourself', 'Exclude me', '6m'),
]
