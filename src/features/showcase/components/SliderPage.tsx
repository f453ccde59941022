import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './sliderDemos'
import source from './sliderDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SliderPage() {
  return (
    <Showcase
      titleKey="shell.menu.slider"
      purpose="Chooses a value by its place between two ends, where the exact figure matters little. For exact figures put a field beside it."
      documentation={[{ name: 'MUI Slider', address: 'https://mui.com/material-ui/react-slider/' }]}
      demos={[
        { title: 'Without steps', ...demo('VolumeSlider') },
        { title: 'With steps and marks', ...demo('StepSlider') },
        { title: 'From and to', ...demo('RangeSlider') },
        {
          title: 'With a field',
          caption: 'Both move together.',
          ...demo('SliderWithField'),
        },
        { title: 'Vertical', ...demo('VerticalSliders') },
        { title: 'Colours, sizes, states', ...demo('SliderColours') },
      ]}
      accessibility={[
        'The arrow keys move by one step, Page up and down by ten, Home and End to the ends.',
        'The value is announced with its unit (aria-valuetext).',
        'In a range, each handle has its own name.',
      ]}
    />
  )
}
