import { SkeletonBlock } from '#ui/state/Loading'

/** Where a demo will be whose library is still being fetched. */
export function DemoWaiting() {
  return <SkeletonBlock height={160} />
}
