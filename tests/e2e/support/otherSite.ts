import { createServer } from 'node:http'
import type { Page } from '@playwright/test'

/** A site of somebody else: another host, so that nothing of it is same-origin or same-site. */
export interface OtherSite {
  url: string
  close(): void
}

export async function openOtherSite(): Promise<OtherSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Elsewhere</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

/**
 * Makes the open page post a form whose text reads as JSON.
 * @returns the status of the response
 */
export async function postForm(page: Page, action: string, json: string): Promise<number> {
  // A form can only write `name=value`; the `=` ends up in a field that is never read.
  const [name, value] = [`${json.slice(0, -1)}${json === '{}' ? '' : ','}"x":"`, '"}']
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.evaluate(
    (fields) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'text/plain', action: fields.action })
      const input = document.createElement('input')
      Object.assign(input, { name: fields.name, value: fields.value })
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    { action, name, value },
  )
  return (await answered).status()
}
