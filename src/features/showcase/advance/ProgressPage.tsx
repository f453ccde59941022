import { Showcase } from '../frame/Showcase'

export function ProgressPage() {
  return <Showcase titleKey="shell.menu.progress" purpose="" demos={[]} />
}
