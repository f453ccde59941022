import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { useTelling } from '#api/notifications/wanted'
import { readToken, tokenExpiry } from '#api/session/token'
import { toldKinds } from '#contract/notifications/told'
import { providerExt, pushKey } from '#lib/environment'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'

/** Keeps what is pushed to this device as the player wants it, in a build whose provider pushes. */
export function usePush(userId: string): void {
  const text = useText()
  const lang = useLocale()
  const dispatch = useDispatch<Dispatch>()
  const { told } = useTelling(userId)
  useEffect(() => {
    const token = readToken()
    const until = token === null ? null : tokenExpiry(token)
    if (pushKey === null || !providerExt || until === null) return
    const kinds = told.flatMap((group) => [...toldKinds[group]])
    const sheet = {
      userId,
      until,
      titles: Object.fromEntries(kinds.map((kind) => [kind, text(`notifications.kind.${kind}`)])),
      neutral: text('notifications.neutral'),
      lang,
    }
    const wish = { applicationServerKey: pushKey, groups: told, sheet }
    import('#api/notifications/push')
      .then(({ followPush }) => followPush(dispatch, wish))
      .catch((cause: unknown) => console.warn('Nothing is pushed to this device', cause))
  }, [userId, told, text, lang, dispatch])
}
