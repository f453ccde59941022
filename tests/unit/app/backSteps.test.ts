// needs a window
import { expect, test, vi } from 'vitest'
import { addBackStep, leadForward, watchBackSteps } from '#ui/overlay/overlaySteps'

/** Waits until jsdom has moved through its history in a task of its own. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 60))

test('an overlay step that is restored after a reload keeps the forward entry', async () => {
  history.replaceState({ page: 'before the reload', step: 0 }, '')
  for (const step of [1, 2]) history.pushState({ page: 'before the reload', step }, '')
  history.back()
  await rest()
  const entries = history.length
  watchBackSteps()
  await rest()
  addBackStep(() => {})
  await rest()
  expect(history.state).toMatchObject({ step: 1 })
  const go = vi.fn<() => void>(() => void addBackStep(() => {}))
  leadForward(go)
  history.forward()
  await rest()
  expect(go).toHaveBeenCalledOnce()
  expect(history.state).toMatchObject({ step: 2 })
  expect(history).toHaveLength(entries)
})
