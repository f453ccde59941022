import { join } from 'node:path'
import { scenarioPaths } from '#contract/scenario/scenario'
import { pastMidnightMs, providerUrl } from '../e2e/support/money'
import type { EnginePage } from './support/engine'
import { expect, test } from './support/engineTest'
import { byLabel, byRole, bySelector, byText } from './support/screen'

const credit = '1,250.75 baht'

async function logIn(page: EnginePage): Promise<void> {
  await page.goto('/')
  await page.type(byLabel(/^Phone number/), '0812345678')
  await page.type(byLabel(/^Password/), 'player1234')
  await page.click(byRole('button', 'Log in'))
  await seeCredit(page)
  await page.until(`navigator.serviceWorker.controller?.state === 'activated'`)
}

const seeCredit = (page: EnginePage) =>
  page.until(`document.querySelector('header').innerText.includes(${JSON.stringify(credit)})`)

/** Makes the worker store the whole app, and waits until it has. */
const storeAll = (page: EnginePage) =>
  page.evaluate(`new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'stored' && data.stored === data.total) resolve(true)
    })
    navigator.serviceWorker.controller.postMessage({ type: 'storeDeferred' })
  })`)

/** Makes a call of the test API (`/api/scenarios`). */
const testerDoes = (page: EnginePage, path: string, request: object) =>
  page.evaluate(`fetch(${JSON.stringify(path)}, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(request))},
  }).then((answer) => answer.status)`)

const heading = (name: string | RegExp) => byRole('heading', name)

test('after one login everything works without the host, also after a restart', async ({
  visitor,
  site,
}) => {
  const { page } = visitor
  await logIn(page)
  await storeAll(page)
  await site.close()

  const again = await visitor.restart()
  await again.goto('/dashboard/analytics')
  await seeCredit(again)
  await again.goto('/wallet/history')
  await again.see(heading(/./))
  await again.goto('/app/kanban/board')
  await again.press(byRole('button', 'Add item: New'))
  await again.type(byLabel('Item title'), 'Written offline')
  await again.press(byLabel('Item title'))
  await again.see(byRole('link', 'Written offline'))
  await again.goto('/app/mail')
  await again.click(byRole('link', /weekend cashback/))
  await again.click(byRole('button', 'Star'))
  await again.until(`(${byRole('button', 'Star')}).getAttribute('aria-pressed') === 'true'`)

  const last = await visitor.restart()
  await last.goto('/app/kanban/board')
  await last.see(byRole('link', 'Written offline'))
  await last.goto('/app/mail?place=starred')
  await last.see(byRole('link', /weekend cashback/))
})

test('a deposit gets its exact amount and its slip', async ({ visitor: { page } }) => {
  await logIn(page)
  await testerDoes(page, scenarioPaths.automatic, { automatic: false })
  await page.goto('/wallet/deposit')
  await page.type(byRole('textbox', 'Amount'), '300')
  await page.press(byRole('button', 'Continue'))
  await page.click(byRole('button', 'Get the exact amount'))
  await page.until(`/\\/wallet\\/deposit\\/.+/.test(location.pathname)`)
  await page.attach(
    bySelector('input[type=file]'),
    join(process.cwd(), 'public/icons/deposit-96.png'),
  )
  await page.until(`!document.body.innerText.includes('Waiting for transfer')`)
})

test('a withdrawal whose answer was lost is carried out once', async ({ visitor: { page } }) => {
  await logIn(page)
  await testerDoes(page, scenarioPaths.automatic, { automatic: false })
  await testerDoes(page, scenarioPaths.clock, { clockOffsetMs: pastMidnightMs() })
  await playThrough(page)
  const holds = await countHolds(page)
  await page.goto('/wallet/withdraw')
  await page.evaluate(loseAnswers)
  await page.type(byRole('textbox', 'Amount'), '300')
  await page.press(byRole('button', 'Continue'))
  await page.click(byRole('button', /^Withdraw \d/))
  await page.see(byText(/^We do not know the result yet/))
  await page.reload()
  await page.see(byText(/^Your withdrawal request has been received/))
  expect(await countHolds(page)).toBe(Number(holds) + 1)
})

/** Plays until no turnover is left, so that the credit may be withdrawn; every stake is returned. */
const playThrough = (page: EnginePage) =>
  page.evaluate(`(async () => {
    const headers = { Authorization: 'Bearer ' + localStorage.getItem('serviceToken') }
    for (;;) {
      const answer = await fetch('${providerUrl}/userbalance/wallet/M1001', { headers })
      const { turnoverLeft, credit } = (await answer.json()).data
      if (turnoverLeft === 0) return
      const stake = Math.min(turnoverLeft, credit)
      await fetch('${scenarioPaths.bet}', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId: 'M1001', stake, won: stake }),
      })
    }
  })()`)

/** Until the page is reloaded, its requests are carried out but not answered. */
const loseAnswers = `void (() => {
  const carry = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await carry(request)
    if (request.method !== 'POST' || !request.url.endsWith('/userbalance/withdraw')) return answer
    throw new TypeError('Failed to fetch')
  }
})()`

const countHolds = (page: EnginePage) =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('provider-mock')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('ledger').objectStore('ledger').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.filter((row) => row.userId === 'M1001' && row.type === 'withdraw_hold').length)
      }
    }
  })`)

test('a new version is offered and loads with one reload', async ({ visitor: { page }, site }) => {
  await logIn(page)
  await site.deploy('dist-next')
  await page.evaluate(
    `navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => true)`,
  )
  await page.click(byRole('button', 'Reload now'))
  await page.until(`performance.getEntriesByType('navigation')[0].type === 'reload'`)
  await seeCredit(page)
})
