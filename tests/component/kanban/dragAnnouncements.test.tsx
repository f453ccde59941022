import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useDragAnnouncements } from '#features/kanban/drag/dragContext'
import kanban from '#locales/en/demo/kanban.json'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { loggedIn } from '../../appStore'

it('a drag does not announce the drop of an item that another window has deleted', () => {
  const { result } = renderHook(
    () =>
      useDragAnnouncements({
        nameOf: (name) => (name === 'item:1' ? 'Pay out' : ''),
        placeOf: () => ({ name: 'New', count: 2 }),
      }),
    {
      wrapper: ({ children }) => (
        <Provider store={loggedIn()}>
          <IntlProvider locale="en" messages={kanban}>
            {children}
          </IntlProvider>
        </Provider>
      ),
    },
  )
  const announce = vi.fn<(message: string) => void>()
  const place = { droppableId: 'column:1', index: 0 }
  const drop = (draggableId: string) =>
    result.current.announceDrop(
      {
        draggableId,
        type: 'item',
        mode: 'FLUID',
        combine: null,
        reason: 'DROP',
        source: place,
        destination: place,
      },
      { announce },
    )

  drop('item:1')
  drop('item:2')
  expect(announce.mock.calls).toEqual([
    ['Pay out dropped at place 1 of 2 in New.'],
    ['The item was deleted elsewhere.'],
  ])
})
