import { Showcase } from '../frame/Showcase'

export function ButtonPage() {
  return <Showcase titleKey="shell.menu.button" purpose="" demos={[]} />
}
