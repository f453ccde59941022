import type { Page } from '@playwright/test'
import { providerUrl } from './money'

/** While `localStorage['lose-answers']` is set, requests to `path` are carried out but not answered. */
export async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.addInitScript((address) => {
    const carry = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await carry(request)
      const lost = request.method === 'POST' && request.url === address
      if (lost && localStorage.getItem('lose-answers')) throw new TypeError('Failed to fetch')
      return response
    }
  }, providerUrl + path)
}

/** Carries out every request of this browser, but only answers it when it is sent again. */
export async function loseFirstAnswers(page: Page): Promise<void> {
  await page.context().addInitScript((origin) => {
    const carry = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const body = request.method === 'POST' ? await request.clone().text() : ''
      const response = await carry(request)
      const [, requestId] = /"requestId":"([^"]+)"/.exec(body) ?? []
      if (!request.url.startsWith(origin) || requestId === undefined) return response
      const lost = JSON.parse(localStorage.getItem('lost-answers') ?? '[]')
      if (lost.includes(requestId)) return response
      localStorage.setItem('lost-answers', JSON.stringify([...lost, requestId]))
      throw new TypeError('Failed to fetch')
    }
  }, providerUrl)
}
