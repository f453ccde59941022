import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const componentsPages = [
  {
    path: showcasePaths.textField,
    Page: lazyPart(() =>
      import('../../features/showcase/components/TextFieldPage').then(
        (module) => module.TextFieldPage,
      ),
    ),
  },
  {
    path: showcasePaths.button,
    Page: lazyPart(() =>
      import('../../features/showcase/components/ButtonPage').then((module) => module.ButtonPage),
    ),
  },
  {
    path: showcasePaths.checkbox,
    Page: lazyPart(() =>
      import('../../features/showcase/components/CheckboxPage').then(
        (module) => module.CheckboxPage,
      ),
    ),
  },
  {
    path: showcasePaths.radio,
    Page: lazyPart(() =>
      import('../../features/showcase/components/RadioPage').then((module) => module.RadioPage),
    ),
  },
  {
    path: showcasePaths.autocomplete,
    Page: lazyPart(() =>
      import('../../features/showcase/components/AutocompletePage').then(
        (module) => module.AutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.slider,
    Page: lazyPart(() =>
      import('../../features/showcase/components/SliderPage').then((module) => module.SliderPage),
    ),
  },
  {
    path: showcasePaths.switch,
    Page: lazyPart(() =>
      import('../../features/showcase/components/SwitchPage').then((module) => module.SwitchPage),
    ),
  },
  {
    path: showcasePaths.dateTime,
    Page: lazyPart(() =>
      import('../../features/showcase/components/DateTimePage').then(
        (module) => module.DateTimePage,
      ),
    ),
  },
]
