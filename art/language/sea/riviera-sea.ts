/** The Mediterranean by day, from the horizon to the viewer's feet. */
export const RIVIERA_SEA = ['#cfe6dc', '#86c4cd', '#3f9dbb', '#1f76a8', '#175791', '#143f78'] as const
