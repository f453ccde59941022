import { Showcase } from '../frame/Showcase'

export function ChipPage() {
  return <Showcase titleKey="shell.menu.chip" purpose="" demos={[]} />
}
