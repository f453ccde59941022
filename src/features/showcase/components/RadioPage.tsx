import { Showcase } from '../frame/Showcase'

export function RadioPage() {
  return <Showcase titleKey="shell.menu.radio" purpose="" demos={[]} />
}
