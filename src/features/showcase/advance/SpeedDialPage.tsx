import { Showcase } from '../frame/Showcase'

export function SpeedDialPage() {
  return <Showcase titleKey="shell.menu.speedDial" purpose="" demos={[]} />
}
