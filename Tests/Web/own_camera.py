"""A camera of the page's own, for browsers that play no file."""

#: A camera that shows a picture.
SHOW = """async (data) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  const draw = () => {
    context.fillStyle = `rgb(150, 150, ${150 + Math.random() * 9})`;
    context.fillRect(0, 0, 1280, 720);
    context.drawImage(picture, 400, 180, 480, 360);
  };
  draw();
  setInterval(draw, 50);
  navigator.mediaDevices.getUserMedia = async () => (window.stream = canvas.captureStream());
}"""
