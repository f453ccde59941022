import { Showcase } from '../frame/Showcase'

export function SkeletonPage() {
  return <Showcase titleKey="shell.menu.skeleton" purpose="" demos={[]} />
}
