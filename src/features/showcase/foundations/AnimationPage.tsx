import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './animationDemos'
import source from './animationDemos.tsx?raw'

const demo = demosOf(demos, source)

export function AnimationPage() {
  return (
    <Showcase
      titleKey="shell.menu.animation"
      purpose="Motion that shows where something came from and where it went. Short (about 200 ms), and never the only sign."
      documentation={[
        { name: 'MUI Transitions', address: 'https://mui.com/material-ui/transitions/' },
      ]}
      demos={[
        {
          title: 'Three durations',
          caption: 'Something that leaves is faster than something that comes.',
          ...demo('Durations'),
        },
        {
          title: 'Fade',
          caption: 'For what appears in its place: a hint, a picture.',
          ...demo('FadeDemo'),
        },
        {
          title: 'Grow',
          caption: 'For what belongs to the point it grows from: a menu.',
          ...demo('GrowDemo'),
        },
        {
          title: 'Slide',
          caption: 'For what comes from an edge: a drawer, a toast.',
          ...demo('SlideDemo'),
        },
        {
          title: 'Zoom',
          caption: 'For a single small thing: a round button.',
          ...demo('ZoomDemo'),
        },
        {
          title: 'Collapse',
          caption: 'For what makes room among others: details of a row.',
          ...demo('CollapseDemo'),
        },
        {
          title: 'Under the pointer',
          ...demo('PressedButtons'),
        },
      ]}
      accessibility={[
        'With “reduce motion” set in the system, everything changes at once. The theme sets it for MUI’s transitions, a media query for our own.',
        'What is left is the result: the new colour, the open part, the longer bar.',
        'Nothing blinks, nothing moves for longer than five seconds by itself.',
      ]}
    />
  )
}
