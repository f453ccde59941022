import { Showcase } from '../frame/Showcase'

export function AnimationPage() {
  return <Showcase titleKey="shell.menu.animation" purpose="" demos={[]} />
}
