import { Showcase } from '../frame/Showcase'

export function AvatarPage() {
  return <Showcase titleKey="shell.menu.avatar" purpose="" demos={[]} />
}
