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

test('what is only changed back has the focus at once: no other is drawn in its place', async () => {
  document.body.innerHTML = '<button>UNDO</button><a data-row="a" href="/a">Changed</a>'
  document.querySelector('button')?.focus()
  focusReturning(marked('data-row', 'a'))
  document.body.insertAdjacentHTML('beforeend', '<p>Something else</p>')
  expect(document.activeElement?.textContent).toBe('Changed')
  // Where another one is drawn after all, that has it.
  document.querySelector('a')?.remove()
  document.body.insertAdjacentHTML('beforeend', '<a data-row="a" href="/a">As it was</a>')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('As it was'))
})
