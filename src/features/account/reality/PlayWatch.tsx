import { providerExt } from '#lib/environment'
import { RealityCheck } from './RealityCheck'
import { useSessionWarning } from './useSessionWarning'

/** Watches over the player on every page: reality check, session warning. */
export function PlayWatch({ userId }: { userId: string }) {
  useSessionWarning()
  return providerExt ? <RealityCheck userId={userId} /> : null
}
