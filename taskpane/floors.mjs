/** The floors of the pane, from the ground up. A room imports only from rooms on floors below its own. */
export const floors = [
  ['words', 'host'],
  ['theme', 'service', 'sheet'],
  ['country', 'desk', 'states'],
  ['parts'],
  ['chart', 'conversion'],
  ['views'],
  ['shell'],
];

/** The rooms that a room of the pane must not import from: those on its own floor and above. */
export const roomsAbove = (room) =>
  floors
    .slice(floors.findIndex((rooms) => rooms.includes(room)))
    .flat()
    .filter((other) => other !== room);
