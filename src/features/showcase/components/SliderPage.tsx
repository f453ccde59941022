import { Showcase } from '../frame/Showcase'

export function SliderPage() {
  return <Showcase titleKey="shell.menu.slider" purpose="" demos={[]} />
}
