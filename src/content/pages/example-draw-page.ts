export const exampleDrawPage = {
  eyebrow: 'This is an example',
  sentence:
    'No such draw took place and its people are invented. The round of the beacon is real: check the sum yourself.',
  receipt: { label: 'Or use this example’s receipt', address: '/draw-files/example-receipt.json' },
  cheat: {
    title: 'Now try to cheat.',
    text: 'Download the file, change one letter anywhere in it and check it again. The step that you broke is named.',
  },
} as const
