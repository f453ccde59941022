import { Showcase } from '../frame/Showcase'

export function SamplePage() {
  return <Showcase titleKey="shell.menu.samplePage" purpose="" demos={[]} />
}
