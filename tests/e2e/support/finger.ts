import type { CDPSession } from '@playwright/test'

/** @returns a function that moves one finger on the screen, in CSS pixels */
export function fingerOn(session: CDPSession) {
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
}
