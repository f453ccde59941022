// needs a window
import { expect, test, vi } from 'vitest'
import { focusReturning, marked } from '#ui/page/focusReturning'

test('the list has the focus until the returning row is drawn, and keeps it if none is drawn', async () => {
  document.body.innerHTML = '<h1 tabindex="-1"></h1><div data-list tabindex="-1"></div>'
  const list = document.querySelector('[data-list]')
  document.querySelector('h1')?.focus()
  focusReturning(marked('data-row', 'a'), '[data-list]')
  expect(document.activeElement).toBe(list)
  list?.insertAdjacentHTML('beforeend', '<a data-row="a" href="/a">A</a>')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('A'))
})

test('a row that is only changed back has the focus at once', async () => {
  document.body.innerHTML = '<button>UNDO</button><a data-row="a" href="/a">Changed</a>'
  document.querySelector('button')?.focus()
  focusReturning(marked('data-row', 'a'))
  document.body.insertAdjacentHTML('beforeend', '<p>Something else</p>')
  expect(document.activeElement?.textContent).toBe('Changed')
  // If another element is drawn after all, it gets the focus.
  document.querySelector('a')?.remove()
  document.body.insertAdjacentHTML('beforeend', '<a data-row="a" href="/a">As it was</a>')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('As it was'))
})
