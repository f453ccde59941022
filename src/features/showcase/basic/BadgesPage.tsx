import { Showcase } from '../frame/Showcase'

export function BadgesPage() {
  return <Showcase titleKey="shell.menu.badges" purpose="" demos={[]} />
}
