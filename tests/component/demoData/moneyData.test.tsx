import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyDataPaths, type Quarantine } from '#contract/wallet/moneyData'
import { MoneyDataSection } from '#features/demoData/MoneyDataSection'
import { answerDemo, renderDemo } from '../demoPages'

const damaged: Quarantine = { tables: [{ table: 'blocks', rows: 2 }], isHeld: true }
const repaired: Quarantine = { tables: [{ table: 'blocks', rows: 2 }], isHeld: false }

it('the section repairs damaged records of a player’s requests and then hides the button', async () => {
  const calls = answerDemo({
    [moneyDataPaths.quarantine]: () => Response.json(damaged),
    [moneyDataPaths.repair]: () => Response.json(repaired),
  })
  const { user } = await renderDemo(<MoneyDataSection />)
  expect(await screen.findByText(/blocks: 2/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Repair damaged records' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Repair/ })).toBeNull())
  expect(calls.filter(({ path }) => path === moneyDataPaths.repair)).toHaveLength(1)
  expect(screen.getByText(/blocks: 2/)).toBeVisible()
})

it('the section keeps the repair button and shows the error when the repair fails', async () => {
  answerDemo({
    [moneyDataPaths.quarantine]: () => Response.json(damaged),
    [moneyDataPaths.repair]: () => Response.json({ message: 'No' }, { status: 500 }),
  })
  const { user } = await renderDemo(<MoneyDataSection />)
  await user.click(await screen.findByRole('button', { name: 'Repair damaged records' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /Repair/ })).toBeEnabled())
  expect(await screen.findByRole('alert')).toBeVisible()
})
