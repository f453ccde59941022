import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { useAlerts } from '#api/notifications/alerts'
import { readToken, tokenExpiry } from '#api/session/token'
import { alertKinds } from '#contract/notifications/alerts'
import { providerExt, pushKey } from '#lib/environment'
import { useLocale, useText } from '#ui/intl/useText'

/**
 * Keeps the provider's push subscription of this device in sync with the player's switches, in a build with a
 * push key.
 */
export function usePush(userId: string): void {
  const text = useText()
  const lang = useLocale()
  const dispatch = useDispatch<Dispatch>()
  const { groups } = useAlerts(userId)
  useEffect(() => {
    const token = readToken()
    const until = token === null ? null : tokenExpiry(token)
    if (pushKey === null || !providerExt || until === null) return
    const kinds = groups.flatMap((group) => [...alertKinds[group]])
    const sheet = {
      userId,
      until,
      titles: Object.fromEntries(kinds.map((kind) => [kind, text(`notifications.kind.${kind}`)])),
      neutral: text('notifications.neutral'),
      lang,
    }
    const device = { applicationServerKey: pushKey, groups, sheet }
    import('#api/notifications/push')
      .then(({ followPush }) => followPush(dispatch, device))
      .catch((cause: unknown) => console.warn('Nothing is pushed to this device', cause))
  }, [userId, groups, text, lang, dispatch])
}
