import { SkeletonBlock } from '#ui/load/LoadArea'

/** Where a demo will be whose library is still being fetched. */
export function DemoWaiting() {
  return <SkeletonBlock height={160} />
}
