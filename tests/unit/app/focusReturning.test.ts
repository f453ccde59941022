// needs a window
import { expect, test, vi } from 'vitest'
import { focusReturning, marked } from '#ui/page/focusReturning'

test('a list has the focus until what comes back to it is drawn, and keeps it where it is not', async () => {
  document.body.innerHTML = '<h1 tabindex="-1"></h1><div data-list tabindex="-1"></div>'
  const list = document.querySelector('[data-list]')
  document.querySelector('h1')?.focus()
  focusReturning(marked('data-row', 'a'), '[data-list]')
  expect(document.activeElement).toBe(list)
  list?.insertAdjacentHTML('beforeend', '<a data-row="a" href="/a">A</a>')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('A'))
})
